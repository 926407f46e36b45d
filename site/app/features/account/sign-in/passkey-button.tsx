import { signInCopy as words } from '#app/copy/sign-in.ts';
import { buttonClass } from '#design/button/button.ts';
import { Icon } from '#design/icons/icon.tsx';

export function PasskeyButton({ onPress }: { onPress: () => void }) {
  return (
    <button type="button" className={buttonClass('line', 'full')} onClick={onPress}>
      <Icon name="key" size={20} />
      {words.usePasskey}
    </button>
  );
}
