import type {OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';

export interface MarkdownOptions {
  /** Files listed in `llms.txt` after their page. */
  files: readonly IndexFile[];
  /** Version name of the current documents if they're at the root. */
  release?: string | undefined;
}

interface IndexFile {
  title: string;
  description?: string;
  /** Path below the language: `openapi/api.yaml`. */
  path: string;
  /** Page id. */
  page: string;
}

export const optionSchema = Joi.object<MarkdownOptions>({
  files: Joi.array()
    .items(
      Joi.object({
        title: Joi.string().required(),
        description: Joi.string(),
        path: Joi.string().required(),
        page: Joi.string().required(),
      }),
    )
    .default([]),
  release: Joi.string(),
});

/** Validates the options of the plugin for Docusaurus. */
export function validateOptions({
  options,
  validate,
}: OptionValidationContext<Partial<MarkdownOptions>, MarkdownOptions>): MarkdownOptions {
  return validate(optionSchema, options);
}
