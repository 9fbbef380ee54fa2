/** Whether the viewer wants things to move less. */
import { computed } from '@preact/signals';
import { lessMotion } from '../browser/window';
import { settings } from './settings';

export const calm = computed(() => settings.value.motion === 'less' || lessMotion.value);
