export {startProvider, type Provider} from './server';
export type {ChatScript} from './chat';
export type {Fault} from './faults';
export type {LoggedRequest} from './protocol';
export type {IndexContents, Store} from './store';
