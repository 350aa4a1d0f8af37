import type {ReactNode} from 'react';
import {DocSearchModal} from '@docsearch/react/modal';
import translations from '@theme/SearchTranslations';
import type {ModalProps} from './modalProps';

/** Aliased to `AssistantModal` in AI-answer mode. */
export default function KeywordModal(props: ModalProps): ReactNode {
  return <DocSearchModal {...props} translations={translations.modal} />;
}
