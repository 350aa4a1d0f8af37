import type {DocSearchModalProps} from '@docsearch/react/modal';

/** Props of the dialog, with or without an assistant. */
export interface ModalProps extends Omit<DocSearchModalProps, 'translations'> {
  transformSearchClient: NonNullable<DocSearchModalProps['transformSearchClient']>;
  isAsking: boolean;
  onAskingChange: (isAsking: boolean) => void;
}
