import type {OwnerStep} from '../build';
import {ownerBase} from './basePath';

export const feedbackPath = `${ownerBase}_reader`;

export const enableFeedback: OwnerStep = () =>
  Promise.resolve({TELESCOPE_READER_REPORTS: feedbackPath});
