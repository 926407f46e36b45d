let check: () => boolean = () => false;

/** Whether the flag `maintenanceNotice` holds on the page that is shown; said once by who knows the page. */
export const maintenance = {
  isOn: (): boolean => check(),
  setCheck(by: () => boolean): void {
    check = by;
  },
};
