import receiver from '@generated/feedback/default/receiver.json';
import {writeReport, type Report} from '../wireFormat/report';

/** Failures are ignored. */
export function sendReport(report: Report): void {
  try {
    const body = new Blob([writeReport(report)], {type: 'application/json'});
    navigator.sendBeacon(receiver.address, body);
  } catch {
    // Invalid report, for example with a long path.
  }
}
