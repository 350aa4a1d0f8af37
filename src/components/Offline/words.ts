import {translate} from '@docusaurus/Translate';
import type {Reason} from '@guide/offline/client';

/** What is said after an act of the reader. */
export function outcomeText(outcome: Reason | 'removed'): string {
  switch (outcome) {
    case 'unsupported':
      return translate({
        id: 'offline.unsupported',
        message:
          'This browser cannot keep the guide here. A private window and an address without https do not let it: try an ordinary window, or another browser.',
        description: 'Said where a browser has no service workers or no storage',
      });
    case 'no room':
      return translate({
        id: 'offline.noRoom',
        message:
          'There is not enough room for the copy, and what had come is deleted. Free some space on this device, then try again.',
        description: 'Said when the storage of a browser is full',
      });
    case 'network':
      return translate({
        id: 'offline.network',
        message: 'The network failed on the way, and what had come is deleted. Try again later.',
        description: 'Said when the download of the guide failed',
      });
    case 'changing':
      return translate({
        id: 'offline.changing',
        message: 'The site is being renewed at this moment. Try again in a few minutes.',
        description: 'Said when files are not those of the published list',
      });
    case 'busy':
      return translate({
        id: 'offline.busy',
        message: 'Another tab keeps or removes a copy at this moment. Try again when it is done.',
        description: 'Said when another tab downloads the guide',
      });
    case 'cancelled':
      return translate({
        id: 'offline.cancelled',
        message: 'Cancelled. This device has what it had before.',
        description: 'Said when a reader has cancelled the download of the guide',
      });
    case 'removed':
      return translate({
        id: 'offline.removed',
        message: 'The copy is removed.',
        description: 'Said when a reader has removed the copy of the guide',
      });
  }
}

/** Bytes as a reader says them: 8.9 MB, 8,9 Mo. */
export function megabytes(bytes: number, locale: string): string {
  return (bytes / 1e6).toLocaleString(locale, {
    style: 'unit',
    unit: 'megabyte',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
}
