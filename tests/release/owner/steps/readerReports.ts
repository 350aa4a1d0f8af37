import type {OwnerStep} from '../build';
import {ownerBase} from './basePath';

export const reportsPath = `${ownerBase}_reader`;

export const enableReaderReports: OwnerStep = () =>
  Promise.resolve({TELESCOPE_READER_REPORTS: reportsPath});
