/** Components used by few pages, imported by `packages/remark/src/importOnDemand.ts`. */
import AllCards, {Card} from '../Cards';
import {withErrorBoundary} from '../withErrorBoundary';
import SupportEmail from '../SupportEmail';
import TranslationNotice from '../TranslationNotice';

export {Card, SupportEmail, TranslationNotice};
export const Cards = withErrorBoundary(AllCards);
