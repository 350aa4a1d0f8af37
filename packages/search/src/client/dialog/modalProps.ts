import type {DocSearchModalProps} from '@docsearch/react/modal';

export interface ModalProps extends Omit<DocSearchModalProps, 'translations'> {
  transformSearchClient: NonNullable<DocSearchModalProps['transformSearchClient']>;
  isAsking: boolean;
  onAskingChange: (isAsking: boolean) => void;
}
