"""A base rule with a point, and an edition that replaces it."""

from __future__ import annotations

from insula.core.points import Edition, point
from insula.core.questions import AnyState, Batch
from insula.core.record_class import one, record
from insula.core.rule import rule


@record
class Config:
    edition: int = 0


@record
class State:
    config: Config = one(Config)
    price: int = 3


@point
def price(g: AnyState, amount: int) -> int:
    return g.price * amount


@rule
def bill(g: AnyState) -> int:
    return price(g, 2) + 1


@rule
def bill_at(batch: Batch, index: int) -> int:
    return bill(batch[index])


CHEAP = Edition("cheap", lambda g: g.config.edition == 1)


@CHEAP.replaces(price)
def half_price(g: AnyState, amount: int) -> int:
    return g.price * amount // 2
