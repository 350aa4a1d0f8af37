import type {Traces} from '../../../tests/release/features/site';

export const traces: Record<string, Traces> = {
  feedback: {
    question: ({html}) => html.includes('Did this page help'),
    request: ({scripts}) => scripts.includes('/_reader'),
  },
};
