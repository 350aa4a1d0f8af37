import type {ReactNode} from 'react';
import {DocSearchModal} from '@docsearch/react/modal';
import translations from '@theme/SearchTranslations';
import type {ModalProps} from './modalProps';

/** Dialog without an assistant. The plugin aliases it to `AssistantModal` if there is one. */
export default function KeywordModal(props: ModalProps): ReactNode {
  return <DocSearchModal {...props} translations={translations.modal} />;
}
