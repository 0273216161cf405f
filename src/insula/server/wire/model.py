"""What all messages share."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict


class Model(BaseModel):
    """What both directions share: nothing unknown is accepted."""

    model_config = ConfigDict(extra="forbid")
