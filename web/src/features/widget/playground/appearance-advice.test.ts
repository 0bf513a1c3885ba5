import { describe, expect, it } from 'vitest';
import { adviceOn } from './appearance-advice.ts';

describe('what is said of an appearance while it is chosen', () => {
  it('is nothing of what the widget takes', () => {
    expect(adviceOn('accent', { accent: '#8a2be2', accentDark: '#c9a0ff' })).toBeUndefined();
    expect(adviceOn('radius', { radius: '16px' })).toBeUndefined();
    expect(adviceOn('accent', {})).toBeUndefined();
  });

  it('is the form, of a value that has another', () => {
    expect(adviceOn('accent', { accent: 'green' })).toEqual({ why: 'form' });
    expect(adviceOn('radius', { radius: '99px' })).toEqual({ why: 'form' });
  });

  it('is the contrast and the theme in which the widget falls back to its own', () => {
    const pale = adviceOn('accent', { accent: '#ffe680' });
    expect(pale).toMatchObject({ why: 'contrast', themes: ['light'] });
    expect(pale?.why === 'contrast' && pale.ratio).toBeLessThan(3);
    expect(adviceOn('surface', { surface: '#777777', surfaceDark: '#111b17' })).toMatchObject({
      why: 'contrast',
      themes: ['light'],
    });
    expect(adviceOn('accentDark', { accentDark: '#0b1f16' })).toMatchObject({ why: 'contrast', themes: ['dark'] });
  });
});
