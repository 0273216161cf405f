/** What this reader prefers; kept in the browser. */

export type Theme = 'dusk' | 'morning';
export type Motion = 'off' | 'half' | 'normal' | 'double';
export type Confirm = 'always' | 'final' | 'never';
/** how long the deeds of others stay before the next one is shown */
export type Pace = 'step' | 'slow' | 'normal' | 'fast' | 'instant';
/** big events: one step at a time by hand, by themselves, or not at all */
export type Scenes = 'step' | 'play' | 'off';
export type Language = 'en' | 'de';

const KEY = 'insula.settings';

class Settings {
  theme = $state<Theme>('dusk');
  motion = $state<Motion>('normal');
  confirm = $state<Confirm>('final');
  pace = $state<Pace>('normal');
  scenes = $state<Scenes>('play');
  letters = $state(false);
  plainFont = $state(false);
  calm = $state(false);
  sound = $state(false);
  volume = $state(0.5);
  language = $state<Language>('en');
  /** milliseconds before a new question can be confirmed: a nervous double click is no answer */
  guard = $state(500);

  constructor() {
    try {
      Object.assign(this, JSON.parse(localStorage.getItem(KEY) ?? '{}'));
    } catch {
      localStorage.removeItem(KEY);
    }
  }

  /** Writes the preferences to the browser and to the root element, where the style sheets read them. */
  apply(): void {
    const { theme, motion, confirm, pace, scenes, letters, plainFont, calm, sound, volume, language, guard } = this;
    localStorage.setItem(
      KEY,
      JSON.stringify({
        theme,
        motion,
        confirm,
        pace,
        scenes,
        letters,
        plainFont,
        calm,
        sound,
        volume,
        language,
        guard,
      }),
    );
    const root = document.documentElement;
    root.dataset.theme = theme;
    root.dataset.motion = motion;
    root.dataset.font = plainFont ? 'plain' : '';
    root.dataset.density = calm ? 'calm' : '';
    root.lang = language;
  }

  /** Milliseconds of an animation at the chosen speed; 0 where motion is not wanted. */
  duration(normal: number): number {
    if (this.motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
    return normal * { half: 2, normal: 1, double: 0.5 }[this.motion];
  }
}

export const settings = new Settings();
