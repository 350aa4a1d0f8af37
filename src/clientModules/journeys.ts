/** What a journey to a page needs from the browser. */
export interface Surroundings {
  siteAnswers(): Promise<boolean>;
  /** Leaves the application: the browser loads the page. */
  loadWhole(): void;
  /** Says what failed, over the page that is there; the reader can try again. */
  showFailure(error: unknown): void;
  hideFailure(): void;
}

interface Journey {
  first?: boolean;
  failed?: boolean;
}

/**
 * What happens when the code of a page cannot be had.
 *
 * A site that answers has been deployed anew, or has lost a file: the page is
 * loaded whole. One that does not answer would leave the reader with an error
 * page of the browser: the failure is shown instead. The first load never
 * loads itself again, unless the reader asks for it: a loop is impossible.
 * What nobody waits for, as a link that was only pointed at or a page that was
 * left for another, fails in silence.
 */
export class Journeys {
  private current: Journey | undefined = {first: true};

  constructor(private readonly surroundings: Surroundings) {}

  /** The reader goes to another page. */
  start(): void {
    this.surroundings.hideFailure();
    this.current = {};
  }

  /** The page is there. */
  arrive(): void {
    this.surroundings.hideFailure();
    this.current = undefined;
  }

  /**
   * Loads the code of a page. Settles only with the code, and while the page is
   * still waited for: a failure is dealt with here.
   */
  async load<Code>(loadCode: () => Promise<Code>): Promise<Code> {
    const journey = this.current;
    try {
      const code = await loadCode();
      if (journey === this.current) {
        return code;
      }
    } catch (error) {
      // A page is made of several files, which fail together.
      if (journey && journey === this.current && !journey.failed) {
        journey.failed = true;
        void this.endBadly(journey, error);
      }
    }
    return new Promise(() => {});
  }

  private async endBadly(journey: Journey, error: unknown): Promise<void> {
    const whole = !journey.first && (await this.surroundings.siteAnswers());
    if (journey !== this.current) {
      return;
    }
    if (whole) {
      this.surroundings.loadWhole();
    } else {
      this.surroundings.showFailure(error);
    }
  }
}
