/** What this reader prefers; kept in the browser. */
import complete from '../locales/complete.json';

export type Theme = 'dusk' | 'morning';
export type Motion = 'off' | 'half' | 'normal' | 'double';
export type Confirm = 'always' | 'final' | 'never';
/** how long the deeds of others stay before the next one is shown */
export type Pace = 'step' | 'slow' | 'normal' | 'fast' | 'instant';
/** big events: one step at a time by hand, by themselves, or not at all */
export type Scenes = 'step' | 'play' | 'off';
export type Language = 'en' | 'de';

/** languages in which nothing of the pages is missing, besides English; `make generate` works it out */
export const OFFERED = complete as Language[];

/** What the browser prefers, if the pages speak it. */
function preferred(): Language {
  const first = navigator.language?.slice(0, 2) as Language;
  return OFFERED.includes(first) ? first : 'en';
}

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
  language = $state<Language>(preferred());
  /** the languages of the game that this page is about; null: none, so whatever the pages speak */
  about = $state<readonly string[] | null>(null);
  /** milliseconds before a new question can be confirmed: a nervous double click is no answer */
  guard = $state(500);
  /** a notice of an open page in the background when it is my turn, where the browser allows it */
  notices = $state(true);
  /** whether this browser has asked if notices are wanted */
  askedNotices = $state(false);

  constructor() {
    try {
      Object.assign(this, JSON.parse(localStorage.getItem(KEY) ?? '{}'));
    } catch {
      localStorage.removeItem(KEY);
    }
    if (this.language !== 'en' && !OFFERED.includes(this.language)) this.language = 'en';
  }

  /** The language of this page: a game that does not speak the reader's is shown in English as a whole. */
  get spoken(): Language {
    return this.about === null || this.about.includes(this.language) ? this.language : 'en';
  }

  /** Writes the preferences to the browser and to the root element, where the style sheets read them. */
  apply(): void {
    const { theme, motion, confirm, pace, scenes, letters, plainFont, calm, sound, volume, language, guard } = this;
    const { notices, askedNotices } = this;
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
        notices,
        askedNotices,
      }),
    );
    const root = document.documentElement;
    root.dataset.theme = theme;
    root.dataset.motion = motion;
    root.dataset.font = plainFont ? 'plain' : '';
    root.dataset.density = calm ? 'calm' : '';
    root.lang = this.spoken;
  }

  /** Milliseconds of an animation at the chosen speed; 0 where motion is not wanted. */
  duration(normal: number): number {
    if (this.motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
    return normal * { half: 2, normal: 1, double: 0.5 }[this.motion];
  }
}

export const settings = new Settings();
