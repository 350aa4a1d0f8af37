import type {OwnerStep} from '../build';
import {ownerBase} from './basePath';

export const readerPath = `${ownerBase}_reader`;

export const askForFeedback: OwnerStep = () =>
  Promise.resolve({TELESCOPE_READER_REPORTS: readerPath});
