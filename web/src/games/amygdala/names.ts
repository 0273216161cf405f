/** What people call the signs of Amygdala: their ids in English, printed names in other languages. */
import { printed } from '../../lib/i18n.svelte';

/** An emotion or wild, or what else a bonus space gives. */
export const signName = (id: string): string => printed(`emotion-${id}`, printed(`kind-${id}`, id));

/** Several of them in a row. */
export const signNames = (ids: readonly string[]): string => ids.map(signName).join(', ');
