import type {Traces} from '../../../tests/release/features/site';

export const traces = {
  feedback: {
    question: ({html}) => html.includes('Did this page help'),
    storage: ({scripts}) => scripts.includes('page-feedback'),
    request: ({scripts}) => scripts.includes('sendBeacon'),
    'opting out': ({scripts}) => scripts.includes('globalPrivacyControl'),
    nginx: ({nginx}) => nginx.includes('reader'),
  },
} satisfies Record<string, Traces>;
