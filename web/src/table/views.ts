/** The view as the server last sent it: whole, or as differences to the one before (JSON Patch). */
import { immutableJSONPatch } from 'immutable-json-patch';
import type { JSONPatchDocument } from 'immutable-json-patch';
import type { Update } from '../wire';

export class Views {
  private last: { version: number; view: Record<string, unknown> } | null = null;

  /** The whole view of an update; null if it is a difference to a view that never arrived. */
  take({ version, view, base, patch }: Update): Record<string, unknown> | null {
    if (!view && (!this.last || base !== this.last.version)) return null;
    // views that are kept elsewhere stay as they were: only what changes is made anew
    const whole = view ?? (immutableJSONPatch(this.last!.view, patch as JSONPatchDocument) as Record<string, unknown>);
    this.last = { version, view: whole };
    return whole;
  }
}
