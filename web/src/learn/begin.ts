/** Begins a lesson, or goes on with it: at its table. */
import { api } from '../lib/api';
import { router } from '../lib/router.svelte';

export async function begin(lesson: { game: string; id: string }): Promise<void> {
  const { table } = await api.beginLesson(lesson.game, lesson.id);
  router.go(`/table/${table}`);
}
