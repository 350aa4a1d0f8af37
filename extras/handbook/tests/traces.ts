import {hasFile, type Traces} from '../../../tests/release/features/site';

export const traces: Record<string, Traces> = {
  handbook: {
    list: hasFile('handbook/list.json'),
    request: ({scripts}) => scripts.includes('/handbook/'),
  },
};
