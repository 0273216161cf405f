/**
 * Work that measures the page waits for the next frame: asked right after a change, the browser would lay everything out
 * in the middle of the task that made it, and again for the frame. Nothing is painted in between.
 */
export class Frame {
  private asked = 0;

  get waits(): boolean {
    return this.asked !== 0;
  }

  /** Once before the next frame, however often it is asked for. */
  next(work: () => void): void {
    this.asked ||= requestAnimationFrame(() => {
      this.asked = 0;
      work();
    });
  }

  /** Once after the next frame has been painted: what nobody waits for leaves that frame to what they look at. */
  after(work: () => void): void {
    this.next(() => setTimeout(work));
  }

  stop(): void {
    cancelAnimationFrame(this.asked);
    this.asked = 0;
  }
}
