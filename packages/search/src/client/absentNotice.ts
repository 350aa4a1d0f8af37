import type {AbsentNotice} from '../engine/absent';
import {pathOf} from './safeHits';

/** What a provider sends: each field may be missing, or of any other type. */
type Sent = {readonly [field: string]: Sent} | null | undefined;

/**
 * What an answer says that the product does not have; nothing when it says nothing of the kind. A
 * rule of the provider's dashboard may send data of its own.
 */
export function readAbsentNotice(userData: unknown): AbsentNotice | undefined {
  const sent = Array.isArray(userData) ? (userData as Sent[]) : [];
  const notice = sent.find((data) => textOf(data?.message) !== '');
  return notice
    ? {
        message: textOf(notice.message),
        alternative: textOf(notice.alternative),
        related: (Array.isArray(notice.related) ? (notice.related as Sent[]) : []).flatMap(
          (section) => {
            const url = pathOf(section?.url);
            const title = textOf(section?.title);
            return url && title ? [{url, title}] : [];
          },
        ),
      }
    : undefined;
}

function textOf(sent: unknown): string {
  return typeof sent === 'string' ? sent : '';
}
