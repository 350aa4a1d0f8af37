import type {OwnerStep} from '../build';
import {ownerBase} from './basePath';

/** Where the owner's server takes what readers tell. */
export const readerPath = `${ownerBase}_reader`;

/** Readers are asked whether a page helped. */
export const askForFeedback: OwnerStep = () =>
  Promise.resolve({TELESCOPE_READER_REPORTS: readerPath});
