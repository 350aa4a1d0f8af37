export type Engine = 'firefox' | 'webkit';

/** Keys with the same name in WebDriver and Puppeteer. */
export type Key = 'ArrowDown' | 'Backspace' | 'Control' | 'Enter' | 'Escape';

/** Browsers take seconds to start, and more on a busy machine. */
export const START_TIMEOUT_MS = 60_000;

export interface Browser {
  /** With empty storage. */
  openTab(): Promise<Tab>;
  stop(): Promise<void>;
}

/** All selectors are CSS. */
export interface Tab {
  /** Navigates without waiting. */
  open(address: string): Promise<void>;
  /** Arguments and result are JSON. */
  evaluate<Result, Args extends unknown[]>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  click(selector: string): Promise<void>;
  hover(selector: string): Promise<void>;
  type(text: string): Promise<void>;
  press(...keys: (Key | string)[]): Promise<void>;
  back(): Promise<void>;
  /** CSS pixels. WebKit's window is at least 450 wide. */
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}
