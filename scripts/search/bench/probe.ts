/** What a visit to the box took, in milliseconds from the key that opened it. */
export interface VisitTimes {
  /** The field has the focus, and is painted. */
  focused?: number;
  /** The first hit is painted; it may answer only what was typed until then. */
  hit?: number;
  /** The text of a hit is painted. */
  text?: number;
}

/** What one letter took, in milliseconds from its key. */
export interface KeyTimes {
  /** The worker was asked. */
  asked: number;
  /** Its answer was there. */
  answered: number;
  /** What it changed was painted; `null` when the hits are the same as before. */
  painted: number | null;
}

/** Measures in the page; `installProbe` puts it there. */
export interface Probe {
  /** The script that started the search worker. */
  workerStartedBy?: string;
  /** Begins a visit: the next key is the one that opens the box; a text comes into its field once that is painted. */
  visit(pasted?: string): void;
  readonly times: VisitTimes;
  /** Whether the last question has had its answer for a while: what is not there will not come. */
  readonly settled: boolean;
  /** Begins a letter: the next key is measured. */
  letter(): void;
  /** When the letter is answered and painted. */
  readonly letterTimes: Promise<KeyTimes>;
}

declare global {
  interface Window {
    searchProbe: Probe;
  }
}

/**
 * To be run in the page before its own scripts: what it measures is what a reader sees, on the
 * page's clock. It stands alone, since the browser is given its source.
 */
export function installProbe(): void {
  const OPEN_KEY = '/';
  /** Hits that did not change by then are the same ones. */
  const UNCHANGED_AFTER = 150;
  const SETTLED_AFTER = 3000;

  let start: number | undefined;
  let toPaste: string | undefined;
  let times: VisitTimes = {};
  let letterStart: number | undefined;
  let asked: number | undefined;
  let answered: number | undefined;
  let changed = false;
  let finishLetter: ((letter: KeyTimes) => void) | undefined;
  let letterTimes = new Promise<KeyTimes>(() => undefined);

  // The second frame begins when the first has been drawn.
  const painted = (done: (at: number) => void) =>
    requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now())));

  const seen = new Set<keyof VisitTimes>();
  const mark = (name: keyof VisitTimes) => {
    if (start !== undefined && !seen.has(name)) {
      seen.add(name);
      const from = start;
      const into = times;
      painted((at) => {
        into[name] = at - from;
      });
    }
  };

  const letterIsPainted = (at: number | null) => {
    if (letterStart !== undefined && asked !== undefined && answered !== undefined) {
      finishLetter?.({
        asked: asked - letterStart,
        answered: answered - letterStart,
        painted: at === null ? null : at - letterStart,
      });
      finishLetter = undefined;
    }
  };

  window.addEventListener(
    'keydown',
    (event) => {
      // The time stamp is when the key came, however busy the page was then.
      if (start === undefined && event.key === OPEN_KEY) {
        start = event.timeStamp;
      }
      letterStart ??= event.timeStamp;
    },
    true,
  );
  document.addEventListener('focusin', ({target}) => {
    if ((target as Element).matches('.DocSearch-Input')) {
      mark('focused');
      if (toPaste !== undefined) {
        const text = toPaste;
        toPaste = undefined;
        painted(() => document.execCommand('insertText', false, text));
      }
    }
  });
  new MutationObserver((mutations) => {
    if (start !== undefined && !seen.has('text') && document.querySelector('.DocSearch-Hit')) {
      mark('hit');
      if (document.querySelector('.DocSearch-Hit-text:not(:empty)')) {
        mark('text');
      }
    }
    const ofHits = ({target}: MutationRecord) => {
      const element = target instanceof Element ? target : target.parentElement;
      return element?.closest('.DocSearch-Dropdown') && !element.closest('.DocSearch-HitsFooter');
    };
    if (answered !== undefined && !changed && mutations.some(ofHits)) {
      changed = true;
      painted(letterIsPainted);
    }
  }).observe(document, {childList: true, characterData: true, subtree: true});

  // Comlink gives each question a number, which its answer has too.
  const questions = new Set<unknown>();
  window.Worker = class extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      probe.workerStartedBy = new Error().stack
        ?.split('\n')
        .map((line) => /https?:[^)\s]+\.js/.exec(line)?.[0])
        .find(Boolean);
      this.addEventListener('message', ({data}: MessageEvent<{id?: unknown}>) => {
        if (questions.delete(data.id) && questions.size === 0 && asked !== undefined) {
          answered = performance.now();
          setTimeout(() => {
            if (!changed) {
              letterIsPainted(null);
            }
          }, UNCHANGED_AFTER);
        }
      });
    }

    override postMessage(message: {id?: unknown; path?: string[]}, ...rest: never[]): void {
      if (message.path?.[0] === 'search') {
        questions.add(message.id);
        asked = performance.now();
      }
      super.postMessage(message, ...rest);
    }
  };

  const probe: Probe = {
    visit(pasted) {
      start = undefined;
      toPaste = pasted;
      times = {};
      asked = undefined;
      answered = undefined;
      seen.clear();
    },
    get settled() {
      return (
        questions.size === 0 &&
        answered !== undefined &&
        performance.now() - answered > SETTLED_AFTER
      );
    },
    get times() {
      return times;
    },
    letter() {
      letterStart = undefined;
      asked = undefined;
      answered = undefined;
      changed = false;
      letterTimes = new Promise((resolve) => {
        finishLetter = resolve;
      });
    },
    get letterTimes() {
      return letterTimes;
    },
  };
  window.searchProbe = probe;
}
