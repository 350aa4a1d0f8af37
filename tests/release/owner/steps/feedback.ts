import type {OwnerStep} from '../build';
import {ownerBase} from './basePath';

/** Path that receives feedback. */
export const readerPath = `${ownerBase}_reader`;

/** Turns feedback on. */
export const askForFeedback: OwnerStep = () =>
  Promise.resolve({TELESCOPE_READER_REPORTS: readerPath});
