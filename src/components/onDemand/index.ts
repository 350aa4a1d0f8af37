/** Components used by few pages. `packages/remark/src/importOnDemand.ts` adds the imports to those pages. */
import AllCards, {Card} from '../Cards';
import {withErrorBoundary} from '../withErrorBoundary';
import SupportEmail from '../SupportEmail';
import TranslationNotice from '../TranslationNotice';

export {Card, SupportEmail, TranslationNotice};
export const Cards = withErrorBoundary(AllCards);
