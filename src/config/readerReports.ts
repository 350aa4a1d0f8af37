import type {HostFilesOptions} from '@guide/delivery';
import {limits, REPORT_PATTERN} from '@guide/readers/form';
import type {Settings} from './settings';

/** What a host takes of readers, where the owner wants it. */
export function readerReportsOf({
  readerReports: path,
}: Settings): HostFilesOptions['readerReports'] {
  return path === undefined ? undefined : {path, pattern: REPORT_PATTERN, bytes: limits.bytes};
}
