import receiver from '@generated/feedback/default/receiver.json';
import {writeReport, type Report} from '../wireFormat/report';

/** Sends a report to the site's host. Ignores failures. */
export function sendReport(report: Report): void {
  try {
    const body = new Blob([writeReport(report)], {type: 'application/json'});
    navigator.sendBeacon(receiver.path, body);
  } catch {
    // Invalid report, for example with a long path.
  }
}
