/** Components of few pages, which `packages/remark/src/autoImport.ts` imports where used. */
import BaseCards, {Card} from './Cards';
import {withErrorBoundary} from './withErrorBoundary';
import SupportEmail from './SupportEmail';
import TranslationNotice from './TranslationNotice';

export {Card, SupportEmail, TranslationNotice};
export const Cards = withErrorBoundary(BaseCards);
