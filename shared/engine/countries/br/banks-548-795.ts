export const from548To795 = `\
54806249129 RPW SCFI
54915489568 Intra DTVM
55032074986 Beeteller IP
55148967968 Vert DTVM
55232192325 Uzzipay IP
55348707451 Percapital SCD
55428811341 Banco Stonex
55502682287 Pan Finan|~ceira S.A. - Sociedade de Crédito, Financiamento e Investimentos
55640333582 Saygo Câmbio
55730944783 Pagprime IP
55846955383 QI DTVM
55949288113 Kanastra CFI|Kanastra Financeira S.A, Credito, Financiamento e Investimento
56021995256 MAG IP
56120757199 PAY4FUN IP
56218684408 Azimut Brasil DTVM
56340276692 Protege Cash
56463019146 J17 CFI
56574014747 Ágora CTVM
56623114447 Flagship IP
56733040601 Mercantil Financeira
56849933388 Brcondos SCD
56912473687 Conta Pronta IP
57150489148 Monte Bravo CTVM
57251414521 All In Cred SCD
57318282093 Oxy CH
57448756121 A55 SCD
57548584954 DGBK Credit - Sociedade de Crédito Direto
57611351086 Mercado Bitcoin IP
57710663610 AF Desenvolve SP|Desenvolve SP - Agência de Fomento do Estado de São Paulo S.A.
57801235921 Sicres|Cooperativa de Crédito dos Servidores Públicos Municipais da Grande Vitória/Es
57949555647 Quadra SCD
58087437687 Cccpoupinv Sul e Sudeste - Central Sul/Sudeste|Cooperativa Central de Crédito, Poupança e Investimento do Sul e Sudeste - Central Sicredi Sul/Sudeste
58170119680 Central Nordeste|Cooperativa Central de Crédito, Poupança e Investimento do Nordeste - Central Sicredi Nordeste
58233737818 CCC Poup Inv de MS, GO, DF e TO|Cooperativa Central de Crédito, Poupança e Investimento de Mato Grosso do Sul, Goiás, Distrito Federal e Tocantins - Central Sicredi Brasil Central
58333667205 CCC Poup Inv do Centro Norte do Brasil|Cooperativa Central de Crédito, Poupança e Investimento do Centro Norte do Brasil - Central Sicredi Centro Norte
58480230774 CCC Poup e Inv dos Estados do PR, SP e RJ|Cooperativa Central de Crédito, Poupança e Investimento dos Estados do Paraná, São Paulo e Rio de Janeiro - Central Sicredi Pr/Sp/Rj
58550946592 Sethi SCD
58635810871 Z1 IP
58737678915 FIDD DTVM
58820308187 Avancard Prover IP
58951212088 G5 SCD
59040473435 Repasses Financeiros e Solucoes Tecnologicas IP
59102671743 Banvox DTVM
59245548763 Maps IP
59327084098 Transfeera IP
59448703388 ASA SCFI
59519468242 Ifood Pago IP
59639696395 Cactvs IP
59734747388 Issuer IP
59850626276 Konect SCD
59936321990 Agoracred SCFI
60059118133 Banco Luso Brasileiro
60431895683 Banco Industrial do Brasil
61078626983 Banco VR
61161820817 Banco Paulista
61231880826 Banco Guanabara
61360850229 Omni Banco
61452440987 Sants SCD
61537470405 Smart Solutions Group IP
61949931906 Trio IP
62051342763 Revolut SCD
62359285411 Banco Pan|~ S.A.
62661348538 Banco C6 Consig|~nado S.A.
63058497702 Banco Letsbank
63252586293 Z-On SCD
63368900810 Banco Rendimento
63417351180 Banco Triangulo
63640112555 Giro SCD
63760889128 Sofisa|Banco ~ S.A.
64362144175 Banco Pine
64454647259 321 SCD
64691669747 DM SCFI
65125104230 Pagare IP
65260872504 Itaú Unibanco Holding
65361024352 BM Pleno
65492874270 Banco Digimais
65559588111 Banco Votorantim|~ S.A.|BV
65935210410 Onekey Payments IP
66034471744 Pagme IP
66155428859 Freex SCC
66232708748 We Pay Out IP
66344782130 Actual DTVM
66411414839 Eagle IP
66520018183 Stark Bank IP
66748552108 Liquido IP
66848632754 Celcoin SCD
66947133056 Transfero IP
67011491029 BSN
67126264220 Zero IP
67253505601 Stone CFI
67308482873 CCR do Agreste Alagoano|Cooperativa de Crédito Rural do Agreste Alagoano - Cooperagre
67427970567 Hinova Pay IP
67530723871 Casas Bahia Pay IP
67635479592 Dufrio CFI|Dufrio Financeira, Crédito, Financiamento e Investimentos S.A.
67733630661 Gowd IP
67845716916 Fidem SCD
67936690516 Pay IP
68055823094 Delta Global SCD
68150871921 MT IP
68246505612 Monery IP
68330507541 Brasil Cash IP
68456392166 Harmos SCFI
68526615279 Tycoon Technology IIP
68612481100 BIZ IP
68735340796 Inco SEP
68843978697 Kikai SCD
68951118718 Nvio Brasil SCD
69016814330 BK IP
69149686505 Wasu IP|Wasu - Wallet Support Instituição de Pagamento Ltda
69256198117 Squid SCD
69332820711 Efex IP
69454811417 Woovi IP
69535523352 Bees IP
69650032584 Loan Brasil SCD
69745056494 JM Corretora de Câmbio
69858367961 Bit SCD
69959396084 BFC SCD
70053822116 MW IP
70151118615 Integração de Crédito e Cobrança SCD
70310440482 Getnet IP|Getnet Adquirência e Serviços Para Meios de Pagamento S.A. Instituição de Pagamento
70444663846 Festor IP
70762232889 Daycoval|Banco ~ S.A.
70833588252 Banco Induscred de Investim
71278632767 Ouribank
71400411939 Finamax CFI
71933884941 Banco Master Múltiplo
72080271455 Banco RNX
73900558456 Banco Cetelem
74100517645 Banco Ribeirao Preto
74300795423 Banco Semear
74533479023 Citibank|Banco ~ S.A.
74630723886 Modal|Banco ~ S.A.
74701023570 Banco Rabobank Intl Brasil|Banco Rabobank International Brasil S.A.
74801181521 Sicredi|Banco Cooperativo ~ S.A.
75129030467 Scotiabank Brasil
75201522368 Banco BNP Paribas Brasil
75374828799 Novo Banco Continental BM
75476543115 Banco Sistema
75562073200 BofA Merrill Lynch BM|Bank of America Merrill Lynch Banco Múltiplo S.A.
75602038232 Sicoob|Banco Cooperativo ~ S.A. - Banco Sicoob|Bancoob
75702318507 Banco KEB Hana do Brasil
75942963742 Bansur JM SCD
76034139916 Emcash Serv Financ SEP|Emcash Serviços Financeiros Sociedade de Empréstimo Entre Pessoas S.A.
76153842122 Urbano SCFI
76244064068 Oppens SEP
76356106523 Vue IP
76404306351 Independência CC
76537753531 Pagsmile IP
76652833288 LB Pay IP
76762264924 Qore
76820443996 Becker Financeira CFI
76924313102 99PAY IP
77038320462 V3 IP
77157824223 WX IP
77220833992 CC Mecunp|Cooperativa de Crédito Mútuo dos Empregados do Centro Universitário Newton Paiva Ltda. - Credipaiva
77353908413 Kiwify IP
77433959738 Mova SEP
77547381104 Contaazul IP
78012102128 Safetypay Brasil IP
78158006471 Baru DTVM
78331680151 Swap IP
78553058329 La Finteca IP
78652076716 AWX Brasil IP
78710789035 Attrus IP
78835713491 Prototype IP
78957654096 Apusdigital IP
79054024532 Max IP
79162448932 Multiplike Financeira SCFI
79244921281 Nixfin SCD
79361021673 Magalupay SCFI
79444323831 Atual CC
79552067630 Banco Traton Brasil`;
