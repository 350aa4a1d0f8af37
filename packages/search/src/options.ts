import type {OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import type {SearchContent} from './commands/site';

/** Documented in the README. */
export interface SearchOptions extends SearchContent {
  storageName: string;
  suggestions: Readonly<Record<string, readonly string[]>>;
  missingResultsUrl?: string;
}

const strings = Joi.array().items(Joi.string());
const perLanguage = (schema: Joi.Schema) => Joi.object().pattern(Joi.string(), schema).default({});

export const optionSchema = Joi.object<SearchOptions>({
  synonyms: perLanguage(
    Joi.array().items(Joi.object({typed: strings.required(), adds: strings.required()})),
  ),
  questions: perLanguage(
    Joi.object().pattern(Joi.string(), Joi.object().pattern(Joi.string().allow(''), strings)),
  ),
  absent: perLanguage(
    Joi.array().items(
      Joi.object({
        id: Joi.string().required(),
        asked: strings.min(1).required(),
        message: Joi.string().required(),
        alternative: Joi.string().allow('').default(''),
        related: strings.default([]),
      }),
    ),
  ),
  // Announcements in posts otherwise rank above the documents that explain a feature.
  loweredPages: Joi.array()
    .items(
      Joi.array().ordered(
        Joi.object().instance(RegExp).required(),
        Joi.number().min(1).max(100).required(),
      ),
    )
    .default([[/(?:^|\/)blog\//, 75]]),
  suggestions: perLanguage(strings),
  missingResultsUrl: Joi.string()
    .pattern(/\{query\}/)
    .messages({
      'string.pattern.base': '{{#label}} must contain \\{query}, which is replaced with the query',
    }),
  storageName: Joi.string().default('docs'),
});

/** Validates the options for Docusaurus. */
export function validateOptions({
  options,
  validate,
}: OptionValidationContext<Partial<SearchOptions>, SearchOptions>): SearchOptions {
  return validate(optionSchema, options);
}
