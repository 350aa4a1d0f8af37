import type {OwnerStep} from '../build';

export const publishStatement: OwnerStep = () =>
  Promise.resolve({
    TELESCOPE_ACCESSIBILITY_RESPONSIBLE: 'Example Ltd',
    TELESCOPE_ACCESSIBILITY_ASSESSED: '2026-03-01',
    TELESCOPE_ACCESSIBILITY_CONFORMANCE: 'partial',
  });
