/** What the worker uses of its scope: the library of TypeScript for workers excludes that of pages. */
export interface WorkerScope {
  registration: {scope: string};
  clients: {
    claim(): Promise<void>;
    matchAll(options: {type: 'window'; includeUncontrolled: boolean}): Promise<readonly unknown[]>;
  };
  addEventListener(type: 'activate' | 'message', listen: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listen: (event: FetchEvent) => void): void;
}

interface ExtendableEvent extends Event {
  waitUntil(task: Promise<unknown>): void;
}

interface FetchEvent extends ExtendableEvent {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
