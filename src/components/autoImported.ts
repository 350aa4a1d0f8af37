/** Components of few pages, imported where used. */
import BaseCards, {Card} from './Cards';
import {withErrorBoundary} from './withErrorBoundary';
import SupportEmail from './SupportEmail';
import TranslationNotice from './TranslationNotice';

export {Card, SupportEmail, TranslationNotice};
export const Cards = withErrorBoundary(BaseCards);
