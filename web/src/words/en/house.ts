/** Names of the variants that come with the four games. */
export const variants = {
  'common-seka': 'Common Seka',
  'forte-seka': 'Forte Seka',
  'full-pot-svara': 'Full-pot Svara',
  'latvian-seka': 'Latvian Seka',
  'shakha-a-diamonds': 'Svara, two shakhas',
  'turkmen-seka': 'Turkmen Seka',
};
