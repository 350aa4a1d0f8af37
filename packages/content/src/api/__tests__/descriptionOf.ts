import {createDescription} from '../description';
import type {Description, OpenApi} from '../types';

/** A description that is made in a test: what it leaves out is empty. */
export function descriptionOf(document: Partial<OpenApi>, locale = 'en'): Description {
  const whole: OpenApi = {
    openapi: '3.1.1',
    info: {title: 'Telescope API', version: 'v1'},
    paths: {},
    components: {schemas: {}},
    ...document,
  };
  return createDescription(whole, locale);
}
