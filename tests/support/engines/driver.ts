/** The engines that readers use: of Chrome and Edge, of Firefox, of Safari. */
export const engines = ['chromium', 'firefox', 'webkit'] as const;

export type Engine = (typeof engines)[number];

/** A key by its name, as WebDriver and Puppeteer both spell it. */
export type Key = 'Backspace' | 'Control' | 'Enter' | 'Escape' | 'Tab';

/** A browser with one tab, as a reader's hands and eyes use it. All selectors are CSS. */
export interface Driver {
  /** Native messages of the console that a script cannot hear: errors, warnings, reports. */
  console: string[];
  /** Goes to an address, and waits for nothing. */
  open(address: string): Promise<void>;
  /** Runs a function in the page; what goes in and out is JSON. */
  evaluate<Result, Args extends unknown[]>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** Brings an element into view, and clicks its middle. */
  click(selector: string): Promise<void>;
  hover(selector: string): Promise<void>;
  /** Types characters into what has the focus. */
  type(text: string): Promise<void>;
  /** Presses keys together. */
  press(...keys: (Key | string)[]): Promise<void>;
  back(): Promise<void>;
  /** CSS pixels of the viewport; WebKit's window is not narrower than 450. */
  resize(width: number, height: number): Promise<void>;
  /** A PNG of the viewport. */
  picture(): Promise<Uint8Array>;
  stop(): Promise<void>;
}
